/** A place found by an address lookup. */
export interface FoundAddress {
  /** The address as formatted by the provider. */
  readonly label: string
  /** In degrees. */
  readonly latitude: number
  readonly longitude: number
}

/** Looks up addresses. Rejects with `GeocoderUnavailable` on a timeout or an invalid response. */
export interface Geocoder {
  find(address: string): Promise<readonly FoundAddress[]>
}

export class GeocoderUnavailable extends Error {}
