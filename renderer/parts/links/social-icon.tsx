import type { SocialNetwork } from '#schema/entities/statuses'

/** The mark of a social network in the colour of the text around it. Decoration only: its name stands beside it. */
export function SocialIcon({ network }: { readonly network: SocialNetwork }) {
  return (
    <svg
      className="social-icon"
      viewBox="0 0 24 24"
      fillRule="evenodd"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[network]} />
    </svg>
  )
}

const drawings: Readonly<Record<SocialNetwork, string>> = {
  FACEBOOK:
    'M13.6 21v-7.6h2.6l.5-3.1h-3.1V8.4c0-1 .4-1.7 1.8-1.7h1.5V4a19 19 0 0 0-2.4-.2c-2.5 0-4.1 1.5-4.1 4.200v2.300H7.600v3.100h2.800V21z',
  INSTAGRAM:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.5-3.500a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  TWITTER:
    'M20.5 6.900c-.6.3-1.3.5-2 .6.7-.4 1.3-1.1 1.5-1.9-.7.4-1.4.7-2.2.9a3.5 3.5 0 0 0-6 3.200A10 10 0 0 1 4.6 6a3.5 3.5 0 0 0 1.1 4.700c-.6 0-1.1-.2-1.6-.4a3.5 3.5 0 0 0 2.8 3.400c-.5.1-1 .2-1.6.1a3.5 3.5 0 0 0 3.3 2.400A7.1 7.1 0 0 1 3.5 17.700a10 10 0 0 0 15.3-8.900c.7-.5 1.3-1.1 1.7-1.900z',
  YOUTUBE:
    'M5 5.500h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zm5 3.300v6.400l5.5-3.200z',
}
