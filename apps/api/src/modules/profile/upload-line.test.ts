import { connect } from 'node:net';
import { basePath, profileRoutes } from '@forte/contract';
import { expect, test } from 'vitest';
import { createEmployee, createTestApp } from '#api/testing/test-app.ts';

test('[SEC-22] of more uploads at once than fit in memory one is refused with Retry-After, and the rest is served', async () => {
  const testApp = await createTestApp();
  const { id, token } = await createEmployee(testApp);
  const body = '--b\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7\r\n';
  const begun =
    `POST ${basePath}${profileRoutes.saveResume.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
    `content-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n\r\n${body}`;
  const sockets = Array.from({ length: 51 }, () =>
    connect(Number(new URL(testApp.baseUrl).port), '127.0.0.1'),
  );
  try {
    const answers = sockets.map(
      (socket) => new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data)))),
    );
    for (const socket of sockets) socket.write(begun);
    // None of them is ever finished, so the only answer is that there is no room.
    const answer = await Promise.race(answers);
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(answer).toMatch(/\r\nretry-after: [1-9]/);
    const own = await testApp.call(profileRoutes.viewProfile, { token, params: { id } });
    expect(own.data.resume).toBeNull();
  } finally {
    for (const socket of sockets) socket.destroy();
    await testApp.close();
  }
});
