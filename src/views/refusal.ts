/** What a notice says about an error: what the data provider says of a refusal, else that something went wrong (AB 8). */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'rules.somethingWentWrong';
}

/** The status of the answer that an error stands for; undefined where there was no answer. */
export function statusOf(error: unknown): number | undefined {
  return (error as { readonly status?: number } | null | undefined)?.status;
}
