import { t } from '../../messages/t'

/** Reasons why an address can't be redirected. */
export const redirectRefusals = {
  oldAddressAsPath: () => t('Enter the old address as a path, like /old-page.'),
  newAddressAsPath: () =>
    t(
      'Enter the new address as a path, like /visit, or a full address, like https://example.org/.',
    ),
  redirectsToItself: ({ path }: { path: string }) =>
    t('{path} would redirect to itself.', { path }),
  homeNotRedirected: () => t('The home page can’t be redirected.'),
  reservedPath: ({ path }: { path: string }) =>
    t('{path} starts with a reserved word. Choose another address.', { path }),
  pathOfSite: ({ path, name }: { path: string; name: string }) =>
    t('{path} is already used by {name}. Choose another address.', { path, name }),
  pathOfPage: ({ path, title }: { path: string; title: string }) =>
    t(
      'Visitors at {path} see the page “{title}”. Unpublish or move the page, then redirect its address.',
      { path, title },
    ),
  redirectsBack: ({ target, path }: { target: string; path: string }) =>
    t('{target} redirects back to {path}. Choose another address.', { target, path }),
  targetRedirects: ({ target, next, path }: { target: string; next: string; path: string }) =>
    t('{target} redirects to {next}. Redirect {path} there directly.', { target, next, path }),
  redirectedFrom: ({ before, path, target }: { before: string; path: string; target: string }) =>
    t('{before} redirects to {path}. Redirect it to {target} first.', { before, path, target }),
} as const
