import { t } from '../../messages/t'
import { issuesOf } from './check-issue'

/** Messages of checks that need what is stored: only the server makes them. */
export const storedMessages = {
  galleryMissing: ({ id }: { id: number }) => t('Gallery {id} doesn’t exist', { id: String(id) }),
  galleryTwice: ({ id }: { id: number }) =>
    t('Gallery {id} is already in the list', { id: String(id) }),
  ownOriginal: () => t('An article can’t be its own original'),
  articleMissing: ({ slug }: { slug: string }) => t("Article ''{slug}'' doesn’t exist", { slug }),
  pictureMissing: ({ id }: { id: number }) => t('Picture {id} doesn’t exist', { id: String(id) }),
  picturePrivate: ({ id }: { id: number }) =>
    t('Picture {id} is private. Only people who manage its location can publish it', {
      id: String(id),
    }),
  locationMissing: ({ location }: { location: string }) =>
    t("Location ''{location}'' doesn’t exist", { location }),
  coverTwice: () => t('There’s already a cover for this language and location'),
  networkReach: () => t('Only the network’s announcements can appear at all locations'),
  networkDays: () =>
    t('Only people who manage the whole network can add special days for all locations'),
  slugManagers: () => t('Only people who manage the whole network can change the site address'),
  slugEmpty: () => t('Enter a site address'),
  slugOfLocation: ({ slug, name }: { slug: string; name: string }) =>
    t('“{slug}” is already used by {name}. Choose another', { slug, name }),
  slugOfLocationBefore: ({ slug, name }: { slug: string; name: string }) =>
    t('“{slug}” was the site of {name} and redirects there. Choose another', { slug, name }),
  slugRedirects: ({ slug, address }: { slug: string; address: string }) =>
    t('“{slug}” redirects visitors to {address}. Choose another', { slug, address }),
  slugOfPage: ({ slug, title }: { slug: string; title: string }) =>
    t('The page “{title}” of the network is at /{slug}. Choose another, or move that page', {
      slug,
      title,
    }),
  hostManagers: () => t('Only people who manage the whole network can change the host'),
  hostOfNetwork: () => t('The network uses this host. Choose another'),
  hostOfLocation: ({ name }: { name: string }) =>
    t('{name} uses this host. Choose another', { name }),
  navigationLanguage: ({ stored, language }: { stored: string; language: string }) =>
    t('This navigation is for {stored}. Create another for {language}.', { stored, language }),
  navigationSeparate: () =>
    t('The network’s navigation and the default location’s are separate records.'),
  navigationOnlyHere: () => t('Only the default location has a navigation beside the network’s.'),
  navigationTwice: ({ language }: { language: string }) =>
    t('This location already has a navigation in {language}. Edit that one.', { language }),
  timeSkipped: ({ time, timeZone }: { time: string; timeZone: string }) =>
    t('{time} doesn’t exist in {timeZone}: there’s no such day, or the clocks go forward then', {
      time,
      timeZone,
    }),
  fieldMissing: ({ name }: { name: string }) => t("Field ''{name}'' doesn’t exist", { name }),
} as const

/** Creates an issue by the code of its message: `storedIssue('items', 'pictureMissing', { id })`. */
export const storedIssue = issuesOf(storedMessages, 'options')
