/** For text and for attributes between quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
