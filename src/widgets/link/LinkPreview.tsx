import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { linkPreviewCache } from '../../../schema/rules/limits.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { refusalOf, wordsOf } from '../../dataProvider/refusal.ts';

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  marginTop: 2,
  padding: '8px 10px',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: 6,
  fontSize: 12,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
  color: theme.palette.ink2,
}));

const lines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

const Title = styled('span')(({ theme }) => ({
  ...lines,
  WebkitLineClamp: 1,
  fontWeight: 550,
  color: theme.palette.ink,
}));
const Description = styled('span')({ ...lines, WebkitLineClamp: 2 });
const Quiet = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: 12,
  lineHeight: '16px',
  color: theme.palette.ink3,
}));

/** The page of an address in a few words, or why there are none; nothing until that is known. */
export function LinkPreview({ address }: { address: string }) {
  const translate = useTranslate();
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: ['linkPreview', address],
    queryFn: ({ signal }) => client.ask('POST /media/v1/link-preview', { body: { url: address }, signal }),
    staleTime: linkPreviewCache,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error) {
    const refusal = refusalOf(error);
    return <Quiet>{(refusal && wordsOf(refusal, translate)) || translate('rules.fetchFailed')}</Quiet>;
  }
  // Null where the server does not look at pages.
  if (!data) return null;
  const { hostname } = new URL(data.url);
  return (
    <Card role="group" aria-label={translate('app.views.form.linkPreview')}>
      {data.title !== null && <Title dir="auto">{data.title}</Title>}
      {data.description !== null && <Description dir="auto">{data.description}</Description>}
      <span>{hostname}</span>
    </Card>
  );
}
