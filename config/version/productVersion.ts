/** Version of the product, as in package.json: it is bundled, so a start reads no file for it. */
export const productVersion = '0.2.0';
