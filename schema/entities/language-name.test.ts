import { describe, expect, test } from 'vitest'
import { COMMON_NAMES, languageName, nameByIntl } from './language-name'

describe('the name of a language', () => {
  const common = [...COMMON_NAMES].flatMap(([reader, names]) =>
    [...names].map(([language, name]) => ({ reader, language, name })),
  )

  test.each(common)(
    '$language in $reader is kept as $name, as browsers say it',
    ({ reader, language, name }) => {
      expect(nameByIntl(language, reader)).toBe(name)
    },
  )

  test.each([
    ['fr', 'en', 'French'],
    ['gu', 'hi', 'गुजराती'],
    ['no language', 'en', 'no language'],
    ['constructor', 'en', 'constructor'],
    ['en', 'constructor', 'en'],
  ])('%s in %s is %s', (language, reader, name) => {
    expect(languageName(language, reader)).toBe(name)
  })
})
