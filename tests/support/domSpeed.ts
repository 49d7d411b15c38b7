import { StyleSheet } from '@emotion/sheet';
import * as React from 'react';

/**
 * Returns true if a rule may hide an element, show one, or take the pointer from it; other rules affect looks alone.
 */
const mayHide = (rule: string) =>
  /display:\s*none|visibility:|pointer-events:/.test(rule) || (rule.startsWith('@') && /display:/.test(rule));

/**
 * Leaves of the page's styles the rules by which something is hidden: finding by role, and clicking, ask for nothing
 * else, but do so for each element and each rule. With all of the rules, tests of pages take half as long again.
 */
export function keepHidingStyles(): void {
  const insert = StyleSheet.prototype.insert;
  StyleSheet.prototype.insert = function (rule) {
    if (mayHide(rule)) insert.call(this, rule);
  };
}

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Prevents React from recording where each element was created, which takes a sixth of the tests' time and appears only
 * in its warnings, whose own words suffice. React stops by itself after some ten thousand a second; this sets its
 * counter to the maximum. Without effect on a React that counts otherwise.
 */
export function skipOwnerStacks(): void {
  const shared = (React as unknown as Record<string, object | undefined>)[internals];
  const count = { get: () => Infinity, set() {} };
  if (shared) Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', count);
}
