/** The front pages of the networks: the channels of the sample are invented, and no stranger’s may stand for them. */
export const NETWORK_PAGES = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  twitter: 'https://x.com/',
  youtube: 'https://www.youtube.com/',
} as const
