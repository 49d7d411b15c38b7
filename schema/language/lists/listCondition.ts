/** A condition of a list on a field of one value: one of some values, bounds of an integer, or whether it is filled. */
export type ListCondition =
  | { readonly is: readonly (string | number | boolean)[] }
  | { readonly from?: number; readonly to?: number }
  | { readonly isSet: boolean };
