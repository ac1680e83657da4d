import type { ReactNode } from 'react';
import type { CategoryId } from '../../../catalogue/categories.ts';
import { CategoryBrowser } from './category-browser.tsx';
import { CustomPanel } from './custom-panel.tsx';
import { Hero } from './hero.tsx';
import { Intro } from './intro.tsx';
import { WhyChoose } from './why-choose.tsx';

interface Props {
  readonly ads: Readonly<Record<'belowHero' | 'left' | 'right' | 'bottom', ReactNode>>;
  readonly onOpenCategory: (id: CategoryId) => void;
  readonly onOpenCustom: () => void;
}

export function Home({ ads, onOpenCategory, onOpenCustom }: Props) {
  return (
    <>
      <Hero onOpenCustom={onOpenCustom} />
      {ads.belowHero}
      <Intro />
      <div className="home-columns">
        {ads.left}
        <div className="min-w-0">
          <CustomPanel id="custom" onOpen={onOpenCustom} />
          <CategoryBrowser onOpen={onOpenCategory} />
          <div className="mt-6 md:mt-16">
            <CustomPanel id="custom-again" isPlain onOpen={onOpenCustom} />
          </div>
        </div>
        {ads.right}
      </div>
      <WhyChoose />
      {ads.bottom}
    </>
  );
}
