import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Screen } from '../../../schema/routes/screen.ts';
import { homeOfArea } from '../../../schema/menu.ts';
import { matchScreen } from '../../../schema/routes.ts';
import { useTitle } from '../../widgets/title/TitleContext.ts';
import { titleOf } from '../../widgets/title/titleOf.ts';
import { useScreen } from '../../widgets/title/useScreen.ts';

const Heading = styled('h1')({
  margin: 0,
  minWidth: 0,
  fontSize: 15,
  lineHeight: '22px',
  fontWeight: 620,
  letterSpacing: '-0.01em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Crumb = styled(Link)(({ theme }) => ({
  flex: 'none',
  borderRadius: 4,
  fontSize: 15,
  lineHeight: '22px',
  fontWeight: 620,
  letterSpacing: '-0.01em',
  color: theme.palette.ink,
  textDecoration: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));

const Crumbs = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  fontSize: 15,
  lineHeight: '22px',
});
const Slash = styled('span')(({ theme }) => ({ flex: 'none', color: theme.palette.ink3 }));
const Here = styled('span')(({ theme }) => ({
  minWidth: 0,
  color: theme.palette.ink2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));

/** The list that the area of a record's page starts from. */
function AreaCrumb({ screen }: { screen: Screen }) {
  const translate = useTranslate();
  const home = homeOfArea(screen.area);
  return <Crumb to={home}>{titleOf(matchScreen(home)?.screen ?? screen, home, translate)}</Crumb>;
}

/** The title of the page; on a record's page the way to the list of its area, and the record's name. */
export function BarTitle() {
  const translate = useTranslate();
  const title = useTitle();
  const screen = useScreen();
  if (screen?.built !== 'detail') return <Heading>{title}</Heading>;
  return (
    <Crumbs aria-label={translate('app.shell.crumbs')}>
      <AreaCrumb screen={screen} />
      <Slash aria-hidden>/</Slash>
      <Here aria-current="page">{title}</Here>
    </Crumbs>
  );
}
