/** A place that an address look-up found. */
export interface FoundAddress {
  /** The address as the provider writes it. */
  readonly label: string
  /** In degrees. */
  readonly latitude: number
  readonly longitude: number
}

/** Finds places by their address. Rejects with `GeocoderUnavailable` when the provider does not answer in time, or not as it should. */
export interface Geocoder {
  find(address: string): Promise<readonly FoundAddress[]>
}

export class GeocoderUnavailable extends Error {}
