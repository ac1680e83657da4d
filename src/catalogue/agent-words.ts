/** Ends of words for somebody who does something: an underwriter, a guarantor, a consignee. */
export const AGENT_ENDS = /^[a-z]{3,40}(?:[a-z]er|[ts]or|ee|ist|[ae]nt|ian|eur|ador|edor|idor|atore|itore)$/;
/** Words with such an end for machines, parts of programs, documents and other things. */
export const OTHER_ENDS =
  /(?:ment|ptor|meter|ency|ainer|inder|wer|ver|nter|pter|rter|lter|fter|ater|utor|ctor|sor|itor|ator|der|yer|ger|per|cer|mber|ther|acter|ster|ader|iner|ier|tier|dent|cent|tent|rent|vent|gent|ient|stant|rant|vant|iant|ree|fee|gree|gramist|list|twist)$/;
export const NO_AGENTS: ReadonlySet<string> = new Set(
  `order letter matter corner dinner number answer trailer listener handler parser scheduler controller renderer wrapper loader logger worker banner
  scanner marker sticker locker mirror motor error color colour harbor behavior flavor floor door major minor prior exterior interior
  anchor cursor committee coffee degree wishlist playlist checklist blacklist whitelist user other tracker header footer
  router browser compiler installer printer planner opener spinner container liner burner boiler cooler dryer toner runner consumer
  docker buffer offer transfer refer prefer paper super copper pepper wrapper whisper exist assist persist resist consist mist plant
  grant variant element document comment payment current parent event content extent intent patent percent accent talent segment
  equipment department apartment median asian italian christian belgian`.split(/\s+/),
);
/** Words that stand for persons in spite of such an end. */
export const AGENTS =
  /(?:attorney|counsel|borrower|baker|donor|referee|specialist|notary|magistrate|plumber|writer|painter|hunter|renter|reporter|supporter|porter|founder|lender|bidder|rider|breeder|leader|trader|raider|grader|holder|employer|buyer|lawyer|player|payer|surveyor|conveyor|manager|messenger|passenger|developer|shipper|keeper|helper|officer|dancer|freelancer|producer|introducer|member|author|teacher|researcher|minister|trainer|designer|examiner|miner|owner|gardener|cashier|courier|soldier|caterer|inspector|director|collector|contractor|instructor|conductor|proctor|investigator|translator|curator|narrator|administrator|coordinator|moderator|conservator|guarantor|educator|mediator|legislator|senator|donator|auditor|editor|visitor|solicitor|executor|tutor|contributor|prosecutor|interlocutor|professor|assessor|sponsor|predecessor|supervisor|advisor|successor|resident|student|president|agent|recipient|patient|client|respondent|correspondent|attendant|assistant|consultant|accountant|applicant|participant|defendant|claimant|occupant|servant|adjutant|informant|complainant|merchant|tenant|lieutenant|sergeant|payee|lessee|trustee|guardian|physician|technician|musician|electrician|librarian|veterinarian|pharmacist|undertaker|driver|reviewer|interviewer|viewer|receiver|giver|observer|saver|lover)$/;
