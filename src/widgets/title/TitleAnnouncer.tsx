import { visuallyHidden } from '@mui/utils';
import { useTitle } from './TitleContext.ts';

/** Tells screen readers which page has opened: within the app nothing else would. */
export function TitleAnnouncer() {
  const title = useTitle();
  return (
    <div aria-live="polite" style={visuallyHidden}>
      {title}
    </div>
  );
}
