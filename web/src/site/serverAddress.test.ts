import { expect, test } from 'vitest';
import { serverAddress } from './serverAddress';

test.each([
  ['table.example.org', 'https://table.example.org'],
  ['  https://table.example.org/rules?q=1#top ', 'https://table.example.org'],
  ['http://192.168.1.20:8000', 'http://192.168.1.20:8000'],
  ['localhost:8000', 'https://localhost:8000'],
  ['HTTP://[::1]:8000/', 'http://[::1]:8000'],
])('%s is a server', (text, server) => {
  expect(serverAddress(text)).toBe(server);
});

test.each(['', 'nowhere', 'two words.org', 'javascript:alert(1)', 'ftp://table.example', 'https://me@x.org'])(
  '%s is not',
  (text) => {
    expect(serverAddress(text)).toBeNull();
  },
);
