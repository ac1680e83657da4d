import { FailurePage } from '../../layout/failure-page.tsx';
import { pages } from '../../site.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { saveSchemaFile } from '../document/save-schema-file.ts';

/** Replaces the Studio where an error is in none of its parts. Reloading opens the same document again. */
export function StudioFailure() {
  return (
    <FailurePage
      title="Something went wrong"
      text="The Studio ran into an error that it cannot recover from. Nothing was sent anywhere. Reload to open the same schema again, or save it and start with an empty one."
    >
      <Button size="large" onClick={saveSchemaFile}>
        Save schema as file
      </Button>
      {/* A native link, without the address's document. */}
      <a href={pages.studio.path} className={buttonClass({ size: 'large' })}>
        Start with an empty schema
      </a>
    </FailurePage>
  );
}
