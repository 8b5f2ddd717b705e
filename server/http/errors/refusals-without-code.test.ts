import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SERVER = fileURLToPath(new URL('../../', import.meta.url))

/** Those that programs meet, and some whose text is built from parts. None may be added: use `refusalFor`. */
const MAX_WITHOUT_CODE = 157

test('what people are refused with has a code, which the editor says in its language', () => {
  const without = sources().flatMap((file) =>
    errorsIn(readFileSync(`${SERVER}${file}`, 'utf8'))
      .filter((call) => !call.includes('refusalFor('))
      .map((call) => `${file}: ${call.replace(/\s+/g, ' ')}`),
  )
  expect(without.length, without.join('\n')).toBeLessThanOrEqual(MAX_WITHOUT_CODE)
})

test('a call is read to its closing bracket', () => {
  const code =
    "throw new ApiError('CONFLICT', said(one(), 'x'))\nthrow new ApiError('NOT_FOUND', refusalFor('y'))"
  expect(errorsIn(code)).toEqual(["'CONFLICT', said(one(), 'x')", "'NOT_FOUND', refusalFor('y')"])
})

function sources(): readonly string[] {
  return readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.test\.ts$|testing/.test(file),
  )
}

/** The arguments of each `new ApiError(…)`. */
function errorsIn(code: string): readonly string[] {
  return [...code.matchAll(/new ApiError\(/g)].map(({ index, 0: call }) => {
    const start = index + call.length
    let depth = 1
    let end = start
    while (depth > 0 && end < code.length) {
      if (code[end] === '(') depth += 1
      if (code[end] === ')') depth -= 1
      end += 1
    }
    return code.slice(start, end - 1)
  })
}
