import { site } from '../../site.ts';

/** The versions that the build was made of, and the address of its source where the build was given one. */
export function WhatIsRunning() {
  const source = import.meta.env.VITE_SOURCE_URL;
  return (
    <p className="text-sm">
      {site.name} {import.meta.env.APP_VERSION}, with faker {import.meta.env.FAKER_VERSION}.
      {source && (
        <>
          {' The source is at '}
          <a className="link break-all" href={source}>
            {source}
          </a>
          .
        </>
      )}
    </p>
  );
}
