import { Button } from '../../ui/button.tsx';

interface Props {
  readonly id: string;
  /** The one below the cards is plain. */
  readonly isPlain?: boolean;
  readonly onOpen: () => void;
}

const columns = [
  { name: 'buyer', kind: 'Person Names' },
  { name: 'ship_to', kind: 'Street Addresses' },
  { name: 'paid_on', kind: 'Random Dates' },
  { name: 'total', kind: 'Random Numbers' },
];

/** The way into the custom tool; it stands above and below the cards. */
export function CustomPanel({ id, isPlain = false, onOpen }: Props) {
  return (
    <div id={id} className="wrap scroll-mt-6">
      <div className={`custom-panel ${isPlain ? 'custom-panel-plain' : ''}`}>
        <div>
          <h2 className="text-2xl font-semibold tracking-tight text-balance md:text-3xl">
            Custom Test Data Generator
          </h2>
          <p className="mt-1 max-w-lg text-pretty opacity-80 md:mt-2">
            Name your own columns, give each a kind of data, and get the table that your code expects.
          </p>
        </div>
        {!isPlain && (
          <ul aria-label="For example" className="custom-panel-columns">
            {columns.map(({ name, kind }) => (
              <li key={name}>
                <code>{name}</code>
                <span>{kind}</span>
              </li>
            ))}
          </ul>
        )}
        <Button size="large" variant={isPlain ? 'secondary' : 'inverse'} onClick={onOpen}>
          Open Custom Generator
        </Button>
      </div>
    </div>
  );
}
