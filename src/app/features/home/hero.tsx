import { Link } from 'wouter';
import { categories } from '../../../catalogue/categories.ts';
import { pageHeading } from '../../lib/landmarks.ts';
import { pages } from '../../site.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { SampleTable } from './sample-table.tsx';
import { StudioPicture } from './studio-picture.tsx';

interface Props {
  readonly onOpenCustom: () => void;
}

const count = Object.keys(categories).length;
const promises = ['Free', 'No account', 'Nothing leaves your browser'];

export function Hero({ onOpenCustom }: Props) {
  return (
    <div className="wrap hero">
      <div className="hero-text">
        <h1
          ref={pageHeading}
          tabIndex={-1}
          className="text-[2.375rem] leading-[1.04] font-semibold tracking-[-0.035em] text-balance outline-none md:text-6xl"
        >
          Test data that fits together, row by row
        </h1>
        <p className="mt-4 max-w-lg text-pretty text-muted md:mt-5 md:text-lg">
          Names, emails, addresses, phone numbers and dates that belong to one another, as JSON, CSV or SQL.
          For developers, testers and designers.
        </p>
        <div className="mt-5 flex flex-wrap gap-2 md:mt-8 md:gap-3">
          <a href="#categories" className={`${buttonClass({ variant: 'primary', size: 'large' })} px-4!`}>
            Browse {count} categories
          </a>
          <Link
            href={pages.studio.path}
            className={`hero-open-studio ${buttonClass({ size: 'large' })} px-4!`}
          >
            Open the Studio
          </Link>
          <Button variant="quiet" size="large" className="-ml-4 px-4!" onClick={onOpenCustom}>
            Design your own table
          </Button>
        </div>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted md:mt-6">
          {promises.map((promise) => (
            <li key={promise} className="hero-point">
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <StudioPicture />
      <SampleTable />
    </div>
  );
}
