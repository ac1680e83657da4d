import { site } from '../site.ts';

interface Props {
  readonly size?: 'small' | 'default' | 'large';
}

const sizes = {
  small: { text: 'gap-2 text-base', mark: 'size-5' },
  default: { text: 'gap-2.5 text-xl', mark: 'size-7' },
  large: { text: 'gap-3 text-3xl md:text-4xl', mark: 'size-9 md:size-10' },
} as const;

/** The brand heading: the mark, two warp threads crossed by two weft threads, and the name. */
export function Brand({ size = 'default' }: Props) {
  return (
    <span className={`inline-flex items-center font-semibold tracking-tight ${sizes[size].text}`}>
      <svg aria-hidden="true" viewBox="0 0 24 24" className={`brand-mark flex-none ${sizes[size].mark}`}>
        <path className="stroke-indigo" d="M8 2v11.2M8 18.8V22M16 2v3.2M16 10.8V22" />
        <path className="stroke-madder" d="M2 8h3.2M10.8 8H22" />
        <path className="stroke-weld" d="M2 16h11.2M18.8 16H22" />
      </svg>
      {site.name}
    </span>
  );
}
