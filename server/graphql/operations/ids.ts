import { ApiError, forPrograms } from '../../http/errors/api-error'

const MAX_ID = 2_147_483_647

/** The number an `ID` argument stands for; `null` for what cannot be the id of anything. */
export function idOf(text: string | number): number | null {
  const id = /^[1-9]\d{0,9}$/.test(String(text)) ? Number(text) : Number.NaN
  return id <= MAX_ID ? id : null
}

/** Ids of a list argument, what is none left out; at most 100 are looked at. */
export function idsOf(texts: readonly (string | number)[]): readonly number[] {
  if (texts.length > 100)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      forPrograms(`Ask for at most 100 ids at once, not ${texts.length}.`),
    )
  return [...new Set(texts.flatMap((text) => idOf(text) ?? []))]
}

/** An id inside an input, which has to be one. */
export function inputId(text: string | number, name: string): number {
  const id = idOf(text)
  if (id === null)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`'${name}' isn’t an id: ${String(text).slice(0, 40)}`),
    )
  return id
}
