/**
 * The account numbers of each country that has IBANs, one entry a country: `country currency weight layout banks…`. The
 * weight is relative to the other countries with that currency. The bank codes are listed only if they are letters.
 * In a layout, a number repeats the mark after it: `n` is a digit, `k` a national check digit, `r` a digit that is
 * changed if no check digit fits, and `*` a bank code. Capitals at the end are literal.
 * https://www.swift.com/standards/data-standards/iban-international-bank-account-number
 */
export const ibanLayouts =
  'DE EUR 300 18n|FR EUR 220 21n2k|IT EUR 200 k22n|ES EUR 150 8n2k10n|NL EUR 90 *10n ABNA INGB RABO SNSB TRIO BUNQ|' +
  'BE EUR 50 10n2k|AT EUR 40 16n|PT EUR 40 19n2k|GR EUR 40 23n|FI EUR 25 13nk|IE EUR 25 *14n AIBK BOFI IPBS CITI|' +
  'BG EUR 25 *14n UNCR STSA FINV BPBI UBBS|HR EUR 18 6nk9nk|SK EUR 20 4nr4nkr8nk|SI EUR 12 13n2k|LT EUR 12 16n|' +
  'LV EUR 10 *13n HABA UNLA PARX RIKO|EE EUR 10 15nk|CY EUR 8 24n|LU EUR 8 16n|MT EUR 6 *23n VALL MMEB APSB|' +
  'AD EUR 3 20n|MC EUR 3 21n2k|SM EUR 3 k22n|ME EUR 5 16n2k|XK EUR 5 14n2k|VA EUR 1 18n|' +
  'SV USD 60 *20n CENR AGRI CUSC|VG USD 20 *16n VPVG|TL USD 20 17n2k|' +
  'GB GBP 1 *14n BARC LOYD NWBK MIDL HBUK ABBY RBOS MONZ|CH CHF 95 17n|LI CHF 5 17n|BR BRL 1 23nP1|SE SEK 1 20n|' +
  'NO NOK 1 r9nk|DK DKK 98 14n|FO DKK 1 14n|GL DKK 1 14n|PL PLN 1 7nk16n|CZ CZK 1 4nr4nkr8nk|HU HUF 1 7nk15nk|' +
  'RO RON 1 *16n BTRL RNCB INGB BRDE RZBR|TR TRY 1 22n|AE AED 1 19n|SA SAR 1 20n|IL ILS 9 19n|PS ILS 1 *21n PALS ARAB|' +
  'UA UAH 1 25n|EG EGP 1 25n|KZ KZT 1 16n|RU RUB 1 29n|MA MAD 1 24n|PK PKR 1 *16n HABB MUCB UNIL SCBL|' +
  'QA QAR 1 *21n QNBA CBQA DOHB|KW KWD 1 *22n NBOK CBKU KFHO|BH BHD 1 *14n BMAG NBOB ABIB|OM OMR 1 19n|' +
  'JO JOD 1 *22n ARAB CBJO HBHO|IQ IQD 1 *15n NBIQ RDBA|RS RSD 1 16n2k|IS ISK 1 22n|GE GEL 1 *16n BG TB LB|' +
  'AZ AZN 1 *20n NABZ IBAZ PAHA|BA BAM 1 14n2k|AL ALL 1 24n|MK MKD 1 13n2k|MD MDL 1 *18n AG VI ML|' +
  'BY BYN 1 *20n AKBB BPSB ALFA|TN TND 1 20n|DZ DZD 1 22n|LB LBP 1 24n|GT GTQ 1 *20n TRAJ BAGU INDL|CR CRC 1 18n|' +
  'DO DOP 1 *20n BRRD BPDO|HN HNL 1 *20n BAHN CITI|NI NIO 1 *20n BAMC BCCE|MU MUR 1 *19nMUR MCBL SBMU|' +
  'SC SCR 1 *20nSCR SSCB NOVH|LC XCD 1 *24n HEMM BOSL|GI GIP 1 *15n NWBK BARC|FK FKP 1 *12n SC|MN MNT 1 16n|' +
  'MR MRU 1 23n|LY LYD 1 21n|SD SDG 1 14n|SO SOS 1 19n|DJ DJF 1 23n|BI BIF 1 23n|ST STN 1 21n|' +
  'CI XOF 5 *23n A|SN XOF 5 *22n SN|CM XAF 1 23n|AO AOA 1 21n|MZ MZN 1 21n|CV CVE 1 21n|MG MGA 1 23n|KM KMF 1 23n|' +
  'IR IRR 1 22n|YE YER 1 *22n CBYE YKBY';

/** Countries whose banks keep accounts in many currencies. The IBANs of currencies without a country above are theirs. */
export const foreignAccountCountries = ['GB', 'CH', 'LU', 'AE', 'DE', 'NL', 'FR', 'BE', 'IE', 'LI'];
