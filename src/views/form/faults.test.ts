import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { ruleResolver } from './faults.ts';

it('ends the check of a field that was left before that of the submit whose press left it', async () => {
  const { fields } = registry.get('talent');
  const check = ruleResolver({ fields }, 'update', {}, 'Europe/Paris', ({ key }) => key);
  const options = { fields: {}, shouldUseNativeValidation: false };
  const ended: string[] = [];
  fireEvent.mouseDown(document.body);
  const left = Promise.resolve(check({}, undefined, options)).then(() => ended.push('left'));
  fireEvent.mouseUp(document.body);
  const sent = Promise.resolve(check({}, undefined, options)).then(() => ended.push('sent'));
  await Promise.all([left, sent]);
  expect(ended).toEqual(['left', 'sent']);
});
