import { categories } from '../../../catalogue/categories.ts';
import { pageHeading } from '../../lib/landmarks.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LoomSample } from './loom-sample.tsx';

const count = Object.keys(categories).length;
const promises = ['Free', 'No account', 'Nothing leaves your browser'];

export function Hero() {
  return (
    <div className="wrap grid items-center gap-x-12 gap-y-12 pt-10 pb-14 md:pt-16 lg:grid-cols-[5fr_6fr] xl:grid-cols-[4fr_5fr] lg:pt-20 lg:pb-20">
      <div>
        <h1
          ref={pageHeading}
          tabIndex={-1}
          className="max-w-xl text-[2.625rem] leading-[1.04] font-semibold tracking-[-0.035em] text-balance outline-none md:text-6xl"
        >
          Test data with every thread in place
        </h1>
        <p className="mt-5 max-w-lg text-lg text-pretty text-muted">
          Names, emails, addresses, phone numbers and dates that fit together, row by row. For developers,
          testers and designers. Take them as JSON, CSV or SQL.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="#categories" className={buttonClass({ variant: 'primary', size: 'large' })}>
            Browse {count} categories
          </a>
          <a href="#custom" className={buttonClass({ size: 'large' })}>
            Design your own table
          </a>
        </div>
        <ul className="mt-8 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          {promises.map((promise) => (
            <li key={promise} className="hero-point">
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <LoomSample />
    </div>
  );
}
