const sections = [
  { href: '#categories', label: 'Categories' },
  { href: '#custom', label: 'Custom tables' },
  { href: '#why', label: 'Why Rowloom' },
];

/** Links to the sections of the home page, on wide screens. */
export function HomeNav() {
  return (
    <nav aria-label="Sections" className="hidden lg:block">
      <ul className="flex gap-1 text-sm">
        {sections.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex h-9 items-center rounded-control px-3 text-muted hover:bg-sunken hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
