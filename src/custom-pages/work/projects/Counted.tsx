import { Link } from 'react-router-dom';
import { formatCount } from '../../../i18n/numbers.ts';
import { labelled } from '../../../i18n/labelled.ts';
import { useCountedLink } from '../../../views/list/rows/useCountedLink.ts';

interface CountedProps {
  readonly entity: string;
  readonly of: { readonly total: number; readonly filters: Readonly<Record<string, unknown>> | null };
  /** Name of the figure, for those who hear it. */
  readonly label: string;
}

/** A figure that leads to the list that it counts; a plain one where no list finds its records alone. */
export function Counted({ entity, of: { total, filters }, label }: CountedProps) {
  const linkOf = useCountedLink();
  const to = filters === null ? null : linkOf({ entity, filters });
  const text = formatCount(total);
  if (to === null) return <span>{text}</span>;
  return (
    <Link to={to} aria-label={labelled(label, text)}>
      {text}
    </Link>
  );
}
