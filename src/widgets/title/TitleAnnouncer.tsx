import { visuallyHidden } from '@mui/utils';
import { useTitle } from './TitleContext.ts';

/** Announces the new page to screen readers after navigation within the app. */
export function TitleAnnouncer() {
  const title = useTitle();
  return (
    <div aria-live="polite" style={visuallyHidden}>
      {title}
    </div>
  );
}
