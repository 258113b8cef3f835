import { checkRedirectUrls, redirectUrlFault } from './redirect-url.ts';

it.each([
  'https://app.example.com/connected',
  'https://app.example.com/connected?tab=1',
  'https://app.example.com:8443/a%20b',
])('takes %s', (text) => {
  expect(redirectUrlFault(text, false)).toBeUndefined();
});

it.each([
  ['https:app.example.com/connected', /begin with https/],
  ['https:/app.example.com/connected', /begin with https/],
  ['https:///app.example.com/connected', /begin with https/],
  ['https:\\\\app.example.com', /absolute URL/],
  ['https://app.example.com/\tconnected', /absolute URL/],
  ['https://app.example.com@evil.example/', /user information/],
  ['https://@app.example.com/', /user information/],
  ['https://app.example.com/#', /fragment/],
  ['http://app.example.com/', /https/],
  ['javascript:alert(1)', /begin with https/],
  ['//app.example.com/', /absolute URL/],
])('refuses %s', (text, message) => {
  expect(redirectUrlFault(text, false)).toMatch(message);
  expect(() => checkRedirectUrls([text], false)).toThrow(message);
});

it('takes http for this machine only, in the sandbox only', () => {
  expect(redirectUrlFault('http://127.0.0.1:3000/back', true)).toBeUndefined();
  expect(redirectUrlFault('http://127.0.0.1:3000/back', false)).toMatch(/https/);
  expect(redirectUrlFault('http://192.168.0.1/back', true)).toMatch(/https/);
});

it('registers no query, which a redirect may have', () => {
  expect(() => checkRedirectUrls(['https://app.example.com/connected?'], false)).toThrow(/query/);
});
