import { PageShell } from '../../layout/page-shell.tsx';
import { pages } from '../../site.ts';
import { AdSlot } from '../advertising/ad-slot.tsx';
import { useCategoryDialog } from '../category-tool/store.ts';
import { useCustomDialog } from '../custom-tool/store.ts';
import { CategoryBrowser } from './category-browser.tsx';
import { CustomPanel } from './custom-panel.tsx';
import { Hero } from './hero.tsx';
import { HomeNav } from './home-nav.tsx';
import { Intro } from './intro.tsx';
import { WhyChoose } from './why-choose.tsx';

export function Home() {
  const openCategory = useCategoryDialog((dialog) => dialog.open);
  const openCustom = useCustomDialog((dialog) => dialog.open);
  return (
    <PageShell meta={pages.home} nav={<HomeNav />}>
      <Hero />
      <AdSlot slot="hero-bottom" />
      <Intro />
      <div className="beside-ads">
        <AdSlot slot="left-sidebar" />
        <div className="min-w-0">
          <CustomPanel id="custom" onOpen={openCustom} />
          <CategoryBrowser onOpen={openCategory} />
          <div className="mt-16">
            <CustomPanel id="custom-again" onOpen={openCustom} />
          </div>
        </div>
        <AdSlot slot="right-sidebar" />
      </div>
      <WhyChoose />
      <AdSlot slot="bottom-content" className="mt-20" />
    </PageShell>
  );
}
