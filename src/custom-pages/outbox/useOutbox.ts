import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { MailState } from '../../../schema/mail.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';

/** Milliseconds after which the list is read again: what waits is sent meanwhile. */
const freshFor = 15_000;

/** A mail as the list has it. Moments in milliseconds. */
export interface MailHead {
  readonly id: string;
  /** The agency whose mail it is; null for mail of the product. */
  readonly agencyName: string | null;
  readonly to: string;
  readonly subject: string;
  readonly state: MailState;
  /** What the mail server said, where it did not take the mail. */
  readonly failure: string | null;
  readonly createdAt: number;
}

export interface Mail extends MailHead {
  /** Says `{link}` where the link stands. */
  readonly text: string;
  /** Null where it is not to be seen any more. */
  readonly link: string | null;
  /** An agency inside which alone the link is shown to a super admin; null where nothing is withheld. */
  readonly withheldBy: { readonly id: string; readonly name: string } | null;
  /** The link is shown to super admins alone, not to the agency's admin who reads this. */
  readonly isForSuperAdmin: boolean;
}

interface Page {
  readonly data: readonly MailHead[];
  readonly nextPageIndex: number | null;
  readonly isSending: boolean;
}

/** Super admins read the mail of the whole installation, admins that of their agency. */
function usePath(): string {
  return useActor().role === 'super_admin' ? '/user/v1/outbox' : '/client/v1/outbox';
}

/** The mails that the person may read, the newest first, and whether they are sent at all. */
export function useOutbox() {
  const client = useClient();
  const path = usePath();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['outbox', path],
    queryFn: ({ pageParam: pageIndex, signal }) =>
      client.call<Page>({ method: 'GET', path, query: { pageIndex }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextPageIndex }) => nextPageIndex,
    refetchInterval: freshFor,
  });
  return {
    mails: data?.pages.flatMap((page) => page.data),
    isSending: data?.pages.at(-1)?.isSending ?? true,
    error,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}

/** One mail with its text. */
export function useMail(id: string) {
  const client = useClient();
  const path = `${usePath()}/${id}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['outbox', path],
    queryFn: ({ signal }) => client.call<Mail>({ method: 'GET', path, signal }),
    refetchInterval: freshFor,
    // A link in it may be worth something: it is not kept.
    gcTime: 0,
  });
  return { mail: data, error, retry: () => void refetch() };
}
