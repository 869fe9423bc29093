// For a container's health check: whether the server on this machine is well.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3019}/healthz`).catch((error) => error);
if (!(answer instanceof Response) || !answer.ok) {
  console.error(answer instanceof Response ? await answer.text() : String(answer.cause ?? answer));
  process.exitCode = 1;
}
