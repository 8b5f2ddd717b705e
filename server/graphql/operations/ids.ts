import { ApiError, forPrograms } from '../../http/errors/api-error'

const MAX_ID = 2_147_483_647

/** Parses an `ID` argument; returns `null` if it can’t be an id. */
export function idOf(text: string | number): number | null {
  const id = /^[1-9]\d{0,9}$/.test(String(text)) ? Number(text) : Number.NaN
  return id <= MAX_ID ? id : null
}

/** Parses the ids of a list argument and omits invalid ones; at most 100 are allowed. */
export function idsOf(texts: readonly (string | number)[]): readonly number[] {
  if (texts.length > 100)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      forPrograms(`Ask for at most 100 ids at once, not ${texts.length}.`),
    )
  return [...new Set(texts.flatMap((text) => idOf(text) ?? []))]
}

/** Parses an id inside an input; throws if it is invalid. */
export function inputId(text: string | number, name: string): number {
  const id = idOf(text)
  if (id === null)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`'${name}' isn’t an id: ${String(text).slice(0, 40)}`),
    )
  return id
}
