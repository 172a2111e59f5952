import { brand } from '@config/brands';

/** Address of a WhatsApp chat with the shop, the message already written. */
export const whatsappLink = (message: string) =>
  `https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(message)}`;
