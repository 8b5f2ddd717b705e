/** Details of an embed, from its provider. */
export interface EmbedDetails {
  readonly title: string
  /** Name of the author; empty if the provider gives none. */
  readonly author: string
}

/** Asks providers for details of embeds. Rejects with `EmbedProviderUnavailable` on a timeout or an invalid answer. */
export interface EmbedProviders {
  /** Returns `null` if the address has no allowed provider, or the provider has no descriptions, such as maps. */
  find(address: string): Promise<EmbedDetails | null>
}

export class EmbedProviderUnavailable extends Error {
  /** Display name of the provider. */
  readonly provider: string

  constructor(provider: string, options?: ErrorOptions) {
    super(`${provider} didn’t describe the address`, options)
    this.provider = provider
  }
}
