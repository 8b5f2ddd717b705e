import { expect, test } from 'vitest'
import { readAddressees } from './read-addressees'

test('people are read a line each, as an email names them, as a table is pasted, or by their address alone', () => {
  const text = [
    'Asha Patel <asha@example.org>',
    '',
    'Ravi Shah\travi@example.org',
    'mira@example.org, Mira Desai',
    '  dev.shah@example.org',
    'ASHA@example.org',
    'Nobody in particular',
  ].join('\r\n')
  expect(readAddressees(text)).toEqual({
    people: [
      { name: 'Asha Patel', email: 'asha@example.org' },
      { name: 'Ravi Shah', email: 'ravi@example.org' },
      { name: 'Mira Desai', email: 'mira@example.org' },
      { name: 'dev.shah', email: 'dev.shah@example.org' },
    ],
    wrong: ['Nobody in particular'],
  })
})
