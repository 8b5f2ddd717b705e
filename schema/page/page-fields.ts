import { richtext, string } from '../fields'

/** What people fill in of a page that is made from a picker: what other pages show of it. Its blocks come later. */
export const pageFields = {
  title: string({ label: 'Title', required: true, max: 200 }),
  externalUrl: string({
    label: 'Address',
    help: 'Leave it empty to use the title.',
    placeholder: '/visit',
    pattern: '/\\S*',
    max: 200,
  }),
  richText: richtext({
    label: 'Summary',
    help: 'Shown on promos and cards.',
    max: 20_000,
  }),
}
