// The generated client names the browser's BodyInit; Node's types name it only through RequestInit.
type BodyInit = NonNullable<RequestInit['body']>;
