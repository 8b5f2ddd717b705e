/** What the provider of an embed says about it. */
export interface EmbedDetails {
  readonly title: string
  /** Who made it; '' where the provider names nobody. */
  readonly author: string
}

/** Asks providers for details of embeds. Rejects with `EmbedProviderUnavailable` on a timeout or an invalid answer. */
export interface EmbedProviders {
  /** `null` for an address of no allowed provider, and for a provider that describes nothing, as maps. */
  find(address: string): Promise<EmbedDetails | null>
}

export class EmbedProviderUnavailable extends Error {
  /** The provider as people know it. */
  readonly provider: string

  constructor(provider: string, options?: ErrorOptions) {
    super(`${provider} didn’t describe the address`, options)
    this.provider = provider
  }
}
