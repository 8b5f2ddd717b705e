import { refusalFor } from '#schema/api/refusals/refusals'
import { ApiError } from '../http/errors/api-error'
import { isPublicAddress } from '../http/public-address'
import { checkPublicUrl } from '../http/read-public'

/** The address of a calendar on the public internet: calendars give addresses that begin with webcal, too. */
export function calendarAddress(text: string): string {
  const address = text.trim().replace(/^webcals?:/i, 'https:')
  try {
    const url = new URL(address)
    // What its name leads to is checked as the connection is made.
    checkPublicUrl(url, { allows: isPublicAddress })
    return url.href
  } catch {
    throw new ApiError('BAD_USER_INPUT', refusalFor('calendarAddress'))
  }
}
