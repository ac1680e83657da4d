import ts from 'typescript';

type Texts = Readonly<Record<string, string | undefined>>;

/** The part of `docs/schema.schema.json` with the descriptions of properties. */
interface Described {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
}

export interface DescribedDocument extends Described {
  readonly $defs: { readonly table: Described; readonly column: Described };
}

const textsOf = ({ properties = {} }: Described): Texts =>
  Object.fromEntries(Object.entries(properties).map(([name, { description }]) => [name, description]));

/** The descriptions of the properties of a type that describes a part of the document, by the name of the type. */
function textsByType(document: DescribedDocument): ReadonlyMap<string, Texts> {
  const [ofDocument, ofTable, ofColumn] = [document, document.$defs.table, document.$defs.column].map(
    textsOf,
  );
  return new Map(
    Object.entries({
      DocumentProperties: ofDocument,
      SchemaDocument: ofDocument,
      TableProperties: ofTable,
      TableDocument: ofTable,
      GivenTableDocument: ofTable,
      NestedColumnProperties: ofColumn,
      ColumnProperties: ofColumn,
      FieldColumn: ofColumn,
      NestedFieldColumn: ofColumn,
      NestedFieldOf: ofColumn,
      OfProperty: ofColumn,
      OptionsProperty: ofColumn,
    }).flatMap(([type, texts]) => (texts ? [[type, texts]] : [])),
  );
}

function literalText(members: ts.NodeArray<ts.TypeElement>, name: string): string | undefined {
  const member = members.find((one) => one.name && ts.isIdentifier(one.name) && one.name.text === name);
  if (!member || !ts.isPropertySignature(member) || !member.type) return undefined;
  const { type } = member;
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined;
}

/** The help of an option, from the type of its metadata. Undefined for other types. */
function optionHelp(type: ts.TypeNode | undefined): string | undefined {
  if (!type || !ts.isTypeLiteralNode(type) || literalText(type.members, 'kind') === undefined)
    return undefined;
  const help = literalText(type.members, 'help');
  const more = literalText(type.members, 'more');
  return help === undefined || more === undefined ? help : `${help} ${more}`;
}

const comment = (text: string) => `/** ${text.replaceAll('*/', '*\\/')} */ `;

/**
 * Returns the declarations of the library with a comment before each option of a field or format, and before each property of a
 * document, which editors show: the texts of the options' metadata and of `docs/schema.schema.json`.
 */
export function withHoverTexts(declarations: string, document: DescribedDocument): string {
  const file = ts.createSourceFile('index.d.cts', declarations, ts.ScriptTarget.Latest, true);
  const texts = textsByType(document);
  const comments: [position: number, text: string][] = [];
  const visit = (node: ts.Node, ofType: Texts | undefined) => {
    if (ts.isPropertySignature(node)) {
      const name = ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : '';
      const text = optionHelp(node.type) ?? ofType?.[name];
      if (text !== undefined) comments.push([node.getStart(file), text]);
    }
    const isNamed = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    const inner = isNamed ? texts.get(node.name.text) : ofType;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(file, undefined);
  let end = declarations.length;
  const parts: string[] = [];
  for (const [position, text] of comments.toReversed()) {
    parts.push(declarations.slice(position, end), comment(text));
    end = position;
  }
  return [...parts, declarations.slice(0, end)].toReversed().join('');
}
