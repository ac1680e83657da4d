import { categoryIds } from '../../catalogue/categories.ts';
import { CategoryCard } from '../components/category-card.tsx';
import { Button } from '../components/ui/button.tsx';
import { useCategoryDialog } from '../stores/category-dialog.ts';
import { useCustomDialog } from '../stores/columns.ts';

export function Home() {
  const openCategory = useCategoryDialog((dialog) => dialog.open);
  const openCustom = useCustomDialog((dialog) => dialog.open);
  return (
    <>
      <header className="mx-auto max-w-6xl p-4">
        <a href="/">Rowloom</a>
        <p>Realistic test data, woven in your browser.</p>
      </header>
      <main className="mx-auto max-w-6xl p-4">
        <h1 className="text-3xl font-semibold">Realistic test data, woven in your browser.</h1>
        <h2>Custom Test Data Generator</h2>
        <Button variant="primary" onClick={openCustom}>
          Open Custom Generator
        </Button>
        <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {categoryIds.map((id) => (
            <CategoryCard key={id} id={id} onOpen={openCategory} />
          ))}
        </div>
      </main>
    </>
  );
}
