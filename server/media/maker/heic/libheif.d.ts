/** The part of libheif used here: C functions with addresses as numbers. Its own types don’t cover memory and options. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  type Address = number

  export interface Libheif {
    /** The whole memory; replaced by another array when it grows. */
    readonly HEAPU8: Uint8Array
    /** The same memory in 32-bit words. */
    readonly HEAPU32: Uint32Array
    _malloc(bytes: number): Address
    _heif_context_alloc(): Address
    _heif_context_get_security_limits(context: Address): Address
    _heif_context_read_from_memory_without_copy(
      error: Address,
      context: Address,
      file: Address,
      bytes: number,
      options: Address,
    ): void
    _heif_context_get_primary_image_ID(error: Address, context: Address, id: Address): void
    _heif_context_get_primary_image_handle(error: Address, context: Address, image: Address): void
    _heif_item_get_item_type(context: Address, id: number): number
    _heif_image_handle_get_width(image: Address): number
    _heif_image_handle_get_height(image: Address): number
    _heif_image_handle_has_alpha_channel(image: Address): number
    _heif_image_handle_get_image_tiling(
      error: Address,
      image: Address,
      transformed: number,
      tiling: Address,
    ): void
    _heif_image_handle_get_raw_color_profile_size(image: Address): number
    _heif_image_handle_get_raw_color_profile(error: Address, image: Address, profile: Address): void
    _heif_decode_image(
      error: Address,
      image: Address,
      decoded: Address,
      colours: number,
      layout: number,
      options: Address,
    ): void
    _heif_image_get_primary_width(decoded: Address): number
    _heif_image_get_primary_height(decoded: Address): number
    _heif_image_get_plane_readonly(decoded: Address, channel: number, stride: Address): Address
  }

  export default function createLibrary(options: {
    readonly print: () => void
    readonly printErr: () => void
    readonly instantiateWasm: (
      imports: WebAssembly.Imports,
      use: (instance: WebAssembly.Instance) => void,
    ) => WebAssembly.Exports
  }): Libheif
}
