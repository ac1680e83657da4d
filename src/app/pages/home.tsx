import { AdSlot } from '../components/ad-slot.tsx';
import { CategoryBrowser } from '../components/category-browser.tsx';
import { CustomPanel } from '../components/custom-panel.tsx';
import { Hero } from '../components/hero.tsx';
import { HomeNav } from '../components/home-nav.tsx';
import { Intro } from '../components/intro.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { WhyChoose } from '../components/why-choose.tsx';
import { pages } from '../site.ts';
import { useCategoryDialog } from '../stores/category-dialog.ts';
import { useCustomDialog } from '../stores/columns.ts';

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
