import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { talent } from '../../../../schema/areas/people/entities/talent.ts';
import type { Favorite } from '../../../../schema/areas/operators/calls/favorites.ts';
import { favoriteStatuses } from '../../../../schema/areas/operators/favorites.ts';
import { nameOf } from '../../../../schema/fields/choice.ts';
import { useWords } from '../../../fields/useWords.ts';
import { Avatar } from '../../../widgets/avatar/Avatar.tsx';
import { Age } from '../../../widgets/moment/Age.tsx';
import { Pill } from '../../../widgets/pill/Pill.tsx';
import { toneOf } from '../../../widgets/pill/tone.ts';
import { TagList } from '../../../widgets/tags/Tags.tsx';
import { FavoriteMenu } from './FavoriteMenu.tsx';
import type { FavoriteActions } from './useFavoriteActions.tsx';

interface FavoriteRowProps {
  readonly favorite: Favorite;
  readonly actions: FavoriteActions;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One favourite: who, how far one has got with them, where to find them, and what can be done. */
export function FavoriteRow({ favorite, ...menu }: FavoriteRowProps) {
  const translate = useTranslate();
  const { ofChoice } = useWords('talent');
  const { displayName: name, link, status, tags, connected, markedAt } = favorite;
  const stored = nameOf(favoriteStatuses, status) ?? '';
  return (
    <li>
      <Avatar of={favorite} size={36} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: 560, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {name}
          </Box>
          <Pill tone={toneOf(stored)}>{ofChoice('status', talent.fields.status, stored)}</Pill>
          <TagList of={tags.map((tag) => ({ id: tag, label: tag }))} />
        </Box>
        {link !== null && (
          <Link
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            sx={{
              justifySelf: 'start',
              maxWidth: '100%',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              fontSize: 12,
            }}
          >
            {link.replace(/^https?:\/\//i, '')}
          </Link>
        )}
        {connected.length > 0 && (
          <small>
            {translate('app.agencies.favorites.with', {
              names: connected.map(({ displayName }) => displayName).join(', '),
            })}
          </small>
        )}
      </Box>
      <Box sx={{ color: 'ink3', fontSize: 12, flex: 'none', display: { xs: 'none', md: 'block' } }}>
        <Age at={markedAt} />
      </Box>
      <FavoriteMenu favorite={favorite} {...menu} />
    </li>
  );
}
