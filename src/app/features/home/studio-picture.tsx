import dark from './hero-studio-dark.webp';
import light from './hero-studio-light.webp';

/** The Studio with an example open; `scripts/studio-picture.mjs` takes both pictures. */
export function StudioPicture() {
  return (
    <figure className="hero-studio">
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={dark} />
        <img
          src={light}
          width={1088}
          height={680}
          decoding="async"
          alt="The Studio: the tables of a shop, the columns of its orders, and their rows."
        />
      </picture>
      <figcaption className="mt-2 text-sm text-muted">
        The Studio: keys, references and formulas, every row in view, shared as a link.
      </figcaption>
    </figure>
  );
}
