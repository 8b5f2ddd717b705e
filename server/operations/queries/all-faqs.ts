import type { Faq } from '#schema/entities/faq'
import { listFaqs } from '../../data/read/faqs'
import { type Connection, connection, type PageArguments, partOf } from '../connection'
import type { RequestContext } from '../context'

/** The questions of a location, else those of the default location. */
export async function allFaqs(
  _: unknown,
  args: PageArguments & { readonly locationSlug: string },
  { reader }: RequestContext,
): Promise<Connection<Faq>> {
  const part = partOf(args)
  return connection(await listFaqs(reader, args.locationSlug, part), part)
}
