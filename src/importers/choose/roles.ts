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
  readonly fields: Set<FieldId>;
  number: number;
}

/** The entity of a row that a column belongs to, if it is not the first of its kind. */
export interface EntityNumber {
  readonly kind: EntityKind;
  readonly number: number;
}

/**
 * Tells people, places and other things of one row apart by the roles in the names of columns: sender and recipient are two people.
 * Columns without a role belong to the first.
 */
export function entityNumbers(columns: readonly RoleColumn[]): ReadonlyMap<string, EntityNumber> {
  const roles = new Map<EntityKind, Map<string, Role>>();
  const placed = columns.flatMap(({ name, field }) => {
    const { entity }: Field = fields[field];
    if (!entity) return [];
    const ofKind = roles.get(entity) ?? new Map<string, Role>();
    roles.set(entity, ofKind);
    const word = roleIn(name);
    const role = ofKind.get(word) ?? { word, fields: new Set(), number: 1 };
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

/** The word for a role in a name, or the number at its end. Empty if there is none. */
function roleIn(name: string): string {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  return words.find((word) => FAMILY_OF.has(word)) ?? (/^\d+$/.test(last) && words.length > 1 ? last : '');
}

function giveNumbers(roles: readonly Role[]): void {
  for (const [i, role] of roles.entries()) {
    const others = roles.slice(0, i).filter((other) => differ(role, other));
    const taken = new Set(others.map(({ number }) => number));
    while (taken.has(role.number)) role.number++;
  }
}

function differ(one: Role, other: Role): boolean {
  const family = FAMILY_OF.get(one.word);
  if (family !== undefined && family === FAMILY_OF.get(other.word)) return true;
  return [...one.fields].some((field) => other.fields.has(field));
}
