import type { EntityKind } from '../../catalogue/entities.ts';
import type { Field } from '../../catalogue/field.ts';
import { type FieldId, fields } from '../../catalogue/fields.ts';
import { wordsOf } from '../guess/words.ts';

/** Words for the roles that people, places and other things have in a row. Each line is of roles that are never one thing. */
const FAMILIES = `sender recipient receiver addressee
buyer seller
from to via
home away visitor
billing shipping bill ship delivery invoice
source target destination origin
departure arrival
pickup dropoff
payer payee
debtor creditor
lender borrower
donor beneficiary
winner loser
caller callee
host guest
author reviewer editor approver
assignee reporter requester
created updated modified deleted approved submitted
creator updater
local remote
father mother
husband wife
bride groom
student teacher
mentor mentee
driver passenger
doctor patient
employer employee
shipper consignee consignor
landlord renter
inviter invitee
follower followee
primary secondary tertiary
first second third
old new
previous current next
left right
absender empfanger
remitente destinatario
expediteur destinataire`
  .split('\n')
  .map((line) => line.split(' '));

const FAMILY_OF: ReadonlyMap<string, number> = new Map(
  FAMILIES.flatMap((words, family) => words.map((word) => [word, family] as const)),
);

/** Fields of an entity whose values are drawn for each column. */
const OF_THEIR_OWN: ReadonlySet<FieldId> = new Set<FieldId>([
  'finance.accountNumber',
  'finance.amount',
  'phone.number',
]);

interface RoleColumn {
  readonly name: string;
  readonly field: FieldId;
}

/** The columns of one role, such as `sender`, that belong to entities of one kind. */
interface Role {
  readonly word: string;
  /** Whether a whole name tells the role, so that no other column without its word is of the role. */
  readonly isOfOtherName: boolean;
  readonly fields: Set<FieldId>;
  number: number;
}

/** Fields that name the whole entity: two columns with one of them name two people, or two companies. */
const NAMING: ReadonlySet<FieldId> = new Set<FieldId>(['person.fullName', 'company.name']);
/** Parts of a name beside which a whole name with a word of its own is that of another person. */
const PARTS_OF_NAMES: ReadonlySet<FieldId> = new Set<FieldId>(['person.firstName', 'person.lastName']);
/** Words that say how an entity is named, rather than which entity. */
const OF_ANY_NAME =
  /^(?:full|display|real|legal|trade|short|long|official|preferred|native|common|complete|completo|complet|name|names|nombre|nome|nom|naam|title|label|text|person|people|contact|company|organi[sz]ation|firm|user|customer|client|member|employee|id|no|number|first|last|given|family|middle|email|mail|phone|mobile|fax|address|url|website|job|gender|sex|birthdate|age|by)$/;

/** The entity of a row that a column belongs to, if it is not the first of its kind. */
export interface EntityNumber {
  readonly kind: EntityKind;
  readonly number: number;
}

/**
 * Tells people, places and other things of one row apart by the roles in the names of columns: sender and recipient are two people,
 * and so are the judge and the attorney. Columns without a role belong to the first.
 */
export function entityNumbers(columns: readonly RoleColumn[]): ReadonlyMap<string, EntityNumber> {
  const roles = new Map<EntityKind, Map<string, Role>>();
  const namedRoles = rolesOfNames(columns);
  const placed = columns.flatMap(({ name, field }) => {
    const { entity }: Field = fields[field];
    if (!entity) return [];
    const ofKind = roles.get(entity) ?? new Map<string, Role>();
    roles.set(entity, ofKind);
    const word = roleIn(name, namedRoles);
    const role = ofKind.get(word) ?? {
      word,
      isOfOtherName: namedRoles.has(word),
      fields: new Set(),
      number: 1,
    };
    ofKind.set(word, role);
    if (!OF_THEIR_OWN.has(field)) role.fields.add(field);
    return [{ name, kind: entity, role }];
  });
  for (const ofKind of roles.values()) giveNumbers([...ofKind.values()]);
  return new Map(
    placed.flatMap(({ name, kind, role }) =>
      role.number > 1 ? [[name, { kind, number: role.number }]] : [],
    ),
  );
}

/** The words of whole names that are not the first of their field, such as those of `attorney_name` behind `judge_name`. */
function rolesOfNames(columns: readonly RoleColumn[]): ReadonlySet<string> {
  const first = new Map<FieldId, string>();
  const words = new Set<string>();
  const parts = columns.filter(({ field }) => PARTS_OF_NAMES.has(field));
  const ofParts = new Set(parts.map(({ name }) => wordOfName(name)));
  for (const { name, field } of columns) {
    if (!NAMING.has(field)) continue;
    const word = wordOfName(name);
    const earlier = field === 'person.fullName' && ofParts.size > 0 ? [...ofParts] : [first.get(field)];
    if (earlier.every((one) => one === undefined)) first.set(field, word);
    else if (word !== '' && !earlier.includes(word)) words.add(word);
  }
  return words;
}

const wordOfName = (name: string) =>
  wordsOf(name)
    .filter((word) => !OF_ANY_NAME.test(word))
    .join(' ');

/** The word for a role in a name, or the number at its end. Empty if there is none. */
function roleIn(name: string, namedRoles: ReadonlySet<string>): string {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  const ofFamily = words.find((word) => FAMILY_OF.has(word));
  if (ofFamily !== undefined) return ofFamily;
  if (/^\d+$/.test(last) && words.length > 1) return last;
  const word = wordOfName(name);
  return namedRoles.has(word) ? word : '';
}

function giveNumbers(roles: readonly Role[]): void {
  for (const [i, role] of roles.entries()) {
    const others = roles.slice(0, i).filter((other) => differ(role, other));
    const taken = new Set(others.map(({ number }) => number));
    while (taken.has(role.number)) role.number++;
  }
}

function differ(one: Role, other: Role): boolean {
  if (one.isOfOtherName || other.isOfOtherName) return true;
  const family = FAMILY_OF.get(one.word);
  if (family !== undefined && family === FAMILY_OF.get(other.word)) return true;
  return [...one.fields].some((field) => other.fields.has(field));
}
