import { Button } from '../../ui/button.tsx';

interface Props {
  readonly id: string;
  readonly onOpen: () => void;
}

const columns = [
  { name: 'buyer', kind: 'Person Names' },
  { name: 'ship_to', kind: 'Street Addresses' },
  { name: 'paid_on', kind: 'Random Dates' },
  { name: 'total', kind: 'Random Numbers' },
];

/** The way into the custom tool; it stands above and below the cards. */
export function CustomPanel({ id, onOpen }: Props) {
  return (
    <div id={id} className="wrap scroll-mt-6">
      <div className="custom-panel">
        <div>
          <h2 className="text-2xl font-semibold tracking-tight text-balance md:text-3xl">
            Custom Test Data Generator
          </h2>
          <p className="mt-2 max-w-lg text-pretty opacity-80">
            Name your own columns, give each a kind of data, and get a table in the shape that your code
            expects.
          </p>
          <Button size="large" variant="inverse" className="mt-6" onClick={onOpen}>
            Open Custom Generator
          </Button>
        </div>
        <ul aria-label="For example" className="custom-panel-columns">
          {columns.map(({ name, kind }) => (
            <li key={name}>
              <code>{name}</code>
              <span>{kind}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
